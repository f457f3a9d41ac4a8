import { showNotice } from './ui';
showNotice( new URLSearchParams( location.search ).get( 'msg' ) );
