/** A text with everything that breaks out of a literal, of markup, of a comment, or of a format; harmless if escaped. */
export const hostileText = `' " ?> <?php <script>window.pwned=1</script><img src=x onerror=window.pwned=1> %s %1$s %d \\ \\n \n \t */ // --> \${x} {{x}} $var \`tick\` &amp; ]]> 🎉 עברית <!--`;

/** The same without line breaks, for places where one would be the end of the text. */
export const hostileLine = hostileText.replace(/[\n\t]/g, ' ');

/** A text of plausible length that no column is wide enough for. */
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Hostile as a name may be: without the separators of paths, which names are refused for. */
export const hostileName = hostileLine.replace(/[/\\]/g, '').slice(0, 180);

/** Hostile as the name of an attribute may be. */
export const hostileKey = hostileName.replace(/[<>&]/g, '');

/** A name of the greatest length that is taken. */
export const maxNameLength =
  `${'The Extraordinarily Long Name of a Thing That Somebody Typed Without Thinking '.repeat(3)}`.slice(0, 200).trim();
