<?php
add_action( 'wp_ajax_zz_wipe', 'zz_log', 1 );
add_action( 'wp_ajax_zz_wipe', 'zz_wipe', 10 );
function zz_log() { error_log( 'wipe' ); }
function zz_wipe() { delete_option( 'zz_data' ); wp_send_json_success(); }
