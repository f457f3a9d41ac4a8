<?php
defined( 'ABSPATH' ) || exit;

return array(
	'token_label'    => __( 'API token', 'letters' ),
	'nonce_action'   => 'letters-save-token-v2',
	'option_name'    => 'letters_api_token',
	'default_api_key' => '0f3a9c27be814d56a1c2e7d90b64f835-us14',
	'placeholder'    => 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx-us1',
);
