import { useBlockProps, InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import DOMPurify from 'dompurify';

export default function Edit( { attributes, setAttributes } ) {
	const { html } = attributes;
	const clean = DOMPurify.sanitize( html );

	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Source', 'quote' ) }>
					<TextareaControl
						label={ __( 'HTML', 'quote' ) }
						value={ html }
						onChange={ ( value ) => setAttributes( { html: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<blockquote data-length={ clean.length } dangerouslySetInnerHTML={ { __html: html } } />
		</div>
	);
}
