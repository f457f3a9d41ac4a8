import { Button } from '@wordpress/components';

export default function Edit( { attributes, setAttributes } ) {
	const { items } = attributes;
	function add() {
		const next = [ ...items ];
		next.push( { label: '' } );
		setAttributes( { items: next } );
	}
	return <Button onClick={ add }>Add</Button>;
}
