import { useBlockProps } from '@wordpress/block-editor';

import { registerBlockType } from '@wordpress/blocks';

registerBlockType( 'acme/notice', {
	apiVersion: 3,
	edit: () => <p { ...useBlockProps() }>Notice</p>,
	save( { attributes } ) {
		return <p { ...useBlockProps.save() }>{ attributes.year }</p>;
	},
} );
