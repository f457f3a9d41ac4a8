
import { __, sprintf } from '@wordpress/i18n';

export const hello = ( name ) =>
	/* translators: %s: name of the visitor. */
	sprintf( __( 'Hello %s', 'acme' ), name );
