<?php
abstract class Acme_Ajax { protected $data; public function handle() { $this->data = wp_unslash( $_POST ); wp_send_json( $this->process() ); } abstract protected function process(); }
