import cleanUp from './util.js';
box.innerHTML = cleanUp( decodeURIComponent( location.hash ) );
