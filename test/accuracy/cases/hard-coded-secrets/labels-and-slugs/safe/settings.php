<?php
defined( 'ABSPATH' ) || exit;

return array(
	'token_label'    => __( 'API token', 'letters' ),
	'nonce_action'   => 'letters-save-token-v2',
	'option_name'    => 'letters_api_token',
	'default_api_key' => '',
	'password_field' => 'letters_password_field_2',
	'secret'         => 'letters_secret_option_key',
	'integrity'      => 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC',
	'placeholder'    => 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx-us1',
);
