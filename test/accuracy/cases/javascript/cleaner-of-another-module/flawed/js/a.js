import escapeIt from './util.js';
box.innerHTML = escapeIt( decodeURIComponent( location.hash ) );
