import { registerBlockType } from '@wordpress/blocks';
import Edit from './edit';

registerBlockType( 'acme/member', { edit: Edit, save: () => null } );
