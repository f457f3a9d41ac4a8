<?php
/**
 * Writes the facts the analyser knows about PHP's own functions: names, numbers of arguments, parameters by reference.
 *
 *     php tools/extract-php-facts.php > server/src/analysis/languages/php/php-functions.generated.json
 *
 * One entry a line: the fewest arguments, the most (-1: any number), and the positions taken by reference.
 */

$lines = array();
foreach ( get_defined_functions()['internal'] as $name ) {
	$function = new ReflectionFunction( $name );
	if ( preg_match( '/^(ffi|opcache|pcntl|shm|sem|msg|sodium|readline|dl)(_|$)/', $name ) ) {
		continue;
	}
	$references = array();
	foreach ( $function->getParameters() as $position => $parameter ) {
		if ( $parameter->isPassedByReference() ) {
			$references[] = $position;
		}
	}
	$most    = $function->isVariadic() ? -1 : $function->getNumberOfParameters();
	$lines[] = json_encode( $name ) . ':' . json_encode( array( $function->getNumberOfRequiredParameters(), $most, ...$references ) );
}
sort( $lines );
echo '{"php":"' . PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION . "\",\"entries\":{\n" . implode( ",\n", $lines ) . "\n}}\n";
