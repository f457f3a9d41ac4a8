import { __ } from '@wordpress/i18n';
import { RichText, useBlockProps } from '@wordpress/block-editor';

export default function Edit( { attributes, setAttributes } ) {
	const { fullName, position } = attributes;

	return (
		<div { ...useBlockProps() }>
			<RichText tagName="h3" value={ fullName } onChange={ ( value ) => setAttributes( { fullName: value } ) } />
			<RichText
				tagName="p"
				value={ position }
				placeholder={ __( 'Role', 'acme-team' ) }
				onChange={ ( value ) => setAttributes( { position: value } ) }
			/>
		</div>
	);
}
