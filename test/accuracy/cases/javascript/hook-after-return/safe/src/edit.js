import { useState } from '@wordpress/element';
import { Button } from '@wordpress/components';

export default function Edit( { attributes } ) {
	const [ isOpen, setOpen ] = useState( false );
	if ( ! attributes.postId ) {
		return <p>Choose a post.</p>;
	}
	return <Button onClick={ () => setOpen( ! isOpen ) }>Open</Button>;
}
