import { __ } from '@wordpress/i18n';

export const label = __( 'Save', 'starter' );
