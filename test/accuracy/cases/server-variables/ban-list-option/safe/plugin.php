<?php
function acme_banned() { $ip = $_SERVER['REMOTE_ADDR']; return in_array( $ip, (array) get_option( 'acme_ban', array() ), true ); }
