<?php
namespace Acme\Rest;
class Route { private $svc; public function __construct( \Acme\Svc $svc ) { $this->svc = $svc; }
 public function boot() { register_rest_route( 'acme/v2', '/find', array( 'methods' => 'GET', 'callback' => array( $this, 'find' ), 'permission_callback' => '__return_true', 'args' => array( 'by' => array( 'type' => 'string', 'enum' => array( 'name', 'date' ) ) ) ) ); }
 public function find( \WP_REST_Request $req ) { return rest_ensure_response( $this->svc->list( $req->get_param( 'by' ) ) ); } }
