<?php
class Acme_Lookup extends Acme_Ajax { protected function process() { global $wpdb; return $wpdb->get_var( "SELECT id FROM {$wpdb->posts} WHERE post_title = '{$this->data['t']}'" ); } }
add_action( 'wp_ajax_nopriv_acme_l', array( new Acme_Lookup(), 'handle' ) );
