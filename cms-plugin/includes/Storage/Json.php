<?php
/**
 * JSON in columns.
 *
 * @package Presswright
 */

namespace Presswright\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Encodes and decodes what a column holds.
 */
final class Json {

	/**
	 * Encodes a value.
	 *
	 * @param mixed $value Value.
	 */
	public static function encode( $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION );
	}

	/**
	 * Decodes an array; the empty array for anything else.
	 *
	 * @param string|null $json JSON.
	 * @return array<int|string, mixed>
	 */
	public static function decode( ?string $json ): array {
		$value = json_decode( (string) $json, true );
		return is_array( $value ) ? $value : array();
	}
}
