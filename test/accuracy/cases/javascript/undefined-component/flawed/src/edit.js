
import { PanelBody } from '@wordpress/components';

export const Panel = ( { value, onChange } ) => (
	<PanelBody title="Acme">
		<TextControl label="Name" value={ value } onChange={ onChange } />
	</PanelBody>
);
