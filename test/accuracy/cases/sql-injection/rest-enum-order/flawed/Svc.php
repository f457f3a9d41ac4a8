<?php
namespace Acme;
class Svc { public function list( $by ) { global $wpdb; return $wpdb->get_results( "SELECT id, name FROM {$wpdb->prefix}acme ORDER BY {$by} ASC" ); } }
