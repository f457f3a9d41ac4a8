import { useState } from '@wordpress/element';
import { Button } from '@wordpress/components';

export default function Edit( { attributes } ) {
	if ( ! attributes.postId ) {
		return <p>Choose a post.</p>;
	}
	const [ isOpen, setOpen ] = useState( false );
	return <Button onClick={ () => setOpen( ! isOpen ) }>Open</Button>;
}
