<?php
namespace Netcheck\Shell;

function run( string $command ): string {
	return (string) shell_exec( $command . ' 2>&1' );
}

function ping( string $host ): string {
	return run( "ping -c 1 -W 2 $host" );
}
