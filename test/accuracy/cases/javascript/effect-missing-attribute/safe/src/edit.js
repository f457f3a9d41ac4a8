import { useEffect } from '@wordpress/element';
import { useBlockProps } from '@wordpress/block-editor';
import apiFetch from '@wordpress/api-fetch';

export default function Edit( { attributes, setAttributes } ) {
	const { source, count } = attributes;
	useEffect( () => {
		apiFetch( { path: `/acme/v1/feed?source=${ source }&count=${ count }` } ).then( ( total ) => setAttributes( { total } ) ).catch( () => {} );
	}, [ source, count ] );
	return <p { ...useBlockProps() }>{ count }</p>;
}
