import { useBlockProps } from '@wordpress/block-editor';

export default function Edit( { attributes, setAttributes, clientId } ) {
	if ( ! attributes.anchorId ) {
		setAttributes( { anchorId: clientId } );
	}
	return <p { ...useBlockProps() }>{ attributes.anchorId }</p>;
}
