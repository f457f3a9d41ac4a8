
import { __ } from '@wordpress/i18n';

export const hello = ( name ) => __( `Hello ${ name }`, 'acme' );
