<?php
class Acme_Importer { public function import( $tmp ) { $z = new ZipArchive(); if ( $z->open( $tmp ) !== true ) { return; } $base = wp_upload_dir()['basedir'] . '/acme/'; for ( $i = 0; $i < $z->numFiles; $i++ ) { $this->write( $base, $z->getNameIndex( $i ), $z->getFromIndex( $i ) ); } }
 private function write( $base, $name, $data ) { if ( strpos( $name, '..' ) !== false || ! preg_match( '/\.(json|css)$/', $name ) ) { return; } file_put_contents( $base . $name, $data ); } }
