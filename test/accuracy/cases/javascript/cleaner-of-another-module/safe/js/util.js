export default function cleanUp( s ) { return s.replace( /[<>&"']/g, '' ); }
