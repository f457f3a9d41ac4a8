export default function escapeIt( s ) { return s.trim(); }
