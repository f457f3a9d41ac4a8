import { useBlockProps } from '@wordpress/block-editor';

export default function Edit( { attributes } ) {
	return <p { ...useBlockProps( { className: 'note' } ) }>{ attributes.text }</p>;
}
