document.querySelectorAll( '.acme' );
