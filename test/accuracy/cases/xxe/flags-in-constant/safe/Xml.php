<?php
class Acme_Xml { const FLAGS = LIBXML_NONET; public static function parse( $s ) { $d = new DOMDocument(); $d->loadXML( $s, self::FLAGS ); return $d; } }
