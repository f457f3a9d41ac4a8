import { Button } from '@wordpress/components';

export default function Edit( { attributes, setAttributes } ) {
	const { items } = attributes;
	function add() {
		items.push( { label: '' } );
		setAttributes( { items } );
	}
	return <Button onClick={ add }>Add</Button>;
}
