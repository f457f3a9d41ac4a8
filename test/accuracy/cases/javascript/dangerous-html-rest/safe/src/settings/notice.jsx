import { useState, useEffect } from '@wordpress/element';
import { Notice, Spinner } from '@wordpress/components';
import apiFetch from '@wordpress/api-fetch';

function useStatus( path ) {
	const [ status, setStatus ] = useState( null );
	useEffect( () => {
		apiFetch( { path } )
			.then( ( answer ) => setStatus( answer ) )
			.catch( ( error ) => setStatus( { message: error.message, failed: true } ) );
	}, [ path ] );
	return status;
}

export function StatusNotice( { path } ) {
	const status = useStatus( path );
	if ( ! status ) {
		return <Spinner />;
	}
	return (
		<Notice status={ status.failed ? 'error' : 'success' } isDismissible={ false }>
			<p>{ status.message }</p>
		</Notice>
	);
}
