<?php
function acme_banned() { $ip = isset( $_SERVER['HTTP_CLIENT_IP'] ) ? $_SERVER['HTTP_CLIENT_IP'] : $_SERVER['REMOTE_ADDR']; return in_array( $ip, (array) get_option( 'acme_ban', array() ), true ); }
