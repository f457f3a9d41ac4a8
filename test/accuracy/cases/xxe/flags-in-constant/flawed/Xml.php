<?php
class Acme_Xml { const FLAGS = LIBXML_NOENT | LIBXML_DTDLOAD; public static function parse( $s ) { $d = new DOMDocument(); $d->loadXML( $s, self::FLAGS ); return $d; } }
