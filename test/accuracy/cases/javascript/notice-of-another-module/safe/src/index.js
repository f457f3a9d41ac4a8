import { showNotice } from './ui';
showNotice( '<b>' + Number( new URLSearchParams( location.search ).get( 'n' ) ) + '</b>' );
