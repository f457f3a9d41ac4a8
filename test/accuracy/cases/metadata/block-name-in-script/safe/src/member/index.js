import { registerBlockType } from '@wordpress/blocks';
import Edit from './edit';

registerBlockType( 'acme/team-member', { edit: Edit, save: () => null } );
