import { useBlockProps } from '@wordpress/block-editor';

import { registerBlockType } from '@wordpress/blocks';

registerBlockType( 'acme/notice', {
	apiVersion: 3,
	edit: () => <p { ...useBlockProps() }>Notice</p>,
	save() {
		const year = new Date().getFullYear();
		return <p { ...useBlockProps.save() }>{ year }</p>;
	},
} );
