import { __ } from '@wordpress/i18n';
import { RichText, useBlockProps } from '@wordpress/block-editor';

export default function Edit( { attributes, setAttributes } ) {
	const { fullName, jobTitle } = attributes;

	return (
		<div { ...useBlockProps() }>
			<RichText tagName="h3" value={ fullName } onChange={ ( value ) => setAttributes( { fullName: value } ) } />
			<RichText
				tagName="p"
				value={ jobTitle }
				placeholder={ __( 'Role', 'acme-team' ) }
				onChange={ ( value ) => setAttributes( { jobTitle: value } ) }
			/>
		</div>
	);
}
