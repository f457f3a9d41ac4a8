import { useEffect } from '@wordpress/element';
import { useBlockProps } from '@wordpress/block-editor';

export default function Edit( { attributes, setAttributes, clientId } ) {
	const { anchorId } = attributes;
	useEffect( () => {
		if ( ! anchorId ) {
			setAttributes( { anchorId: clientId } );
		}
	}, [ anchorId, clientId ] );
	return <p { ...useBlockProps() }>{ anchorId }</p>;
}
