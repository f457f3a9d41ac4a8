<?php
/**
 * Fatal errors of PHP.
 *
 * @package Presswright
 */

namespace Presswright\Guard;

defined( 'ABSPATH' ) || exit;

/**
 * The error that has ended a request.
 */
final class FatalError {

	private const TYPES = array( E_ERROR, E_PARSE, E_CORE_ERROR, E_COMPILE_ERROR, E_USER_ERROR, E_RECOVERABLE_ERROR );

	/**
	 * What PHP says, with the stack trace of an exception.
	 *
	 * @var string
	 */
	private $message;

	/**
	 * File that it happened in.
	 *
	 * @var string
	 */
	private $file;

	/**
	 * Line.
	 *
	 * @var int
	 */
	private $line;

	/**
	 * Takes the last error of a request when it was fatal.
	 *
	 * @param array<string, mixed>|null $error From error_get_last().
	 */
	public static function from( ?array $error ): ?self {
		if ( null === $error || ! in_array( $error['type'], self::TYPES, true ) ) {
			return null;
		}
		$fatal          = new self();
		$fatal->message = (string) $error['message'];
		$fatal->file    = (string) $error['file'];
		$fatal->line    = (int) $error['line'];
		return $fatal;
	}

	/**
	 * Whether code in a folder is to blame: it failed itself, or what it called did.
	 *
	 * @param string $folder Folder.
	 */
	public function concerns( string $folder ): bool {
		return self::lies_in( $this->file, $folder ) || false !== strpos( $this->message, trailingslashit( $folder ) );
	}

	/**
	 * Whether a file lies in a folder.
	 *
	 * @param string $file   Path.
	 * @param string $folder Path.
	 */
	public static function lies_in( string $file, string $folder ): bool {
		$real = realpath( $folder );
		return '' !== $folder && ( 0 === strpos( $file, trailingslashit( $folder ) ) || ( false !== $real && 0 === strpos( $file, trailingslashit( $real ) ) ) );
	}

	/**
	 * One line for people: the message without its stack trace, and where.
	 */
	public function describe(): string {
		$message = (string) preg_replace( '/\s*Stack trace:.*$/s', '', $this->message );
		$message = (string) preg_replace( '/ in \S+:\d+$/', '', $message );
		return substr( $message, 0, 500 ) . ' (' . basename( $this->file ) . ':' . $this->line . ')';
	}
}
