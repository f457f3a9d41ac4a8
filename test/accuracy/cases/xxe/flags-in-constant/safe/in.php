<?php
add_action( 'wp_ajax_nopriv_acme_xml', function () { $d = Acme_Xml::parse( file_get_contents( 'php://input' ) ); wp_send_json( $d->documentElement->nodeName ); } );
