import { type ScaffoldRequest, scaffoldStructures } from '@presswright/shared/schemas/scaffold';
import { hostileName, hostileText, maxNameLength } from './hostile.ts';

/** Requests for scaffolds, by what they try. */
export const scaffoldMatrix: Readonly<Record<string, ScaffoldRequest>> = {
  ...Object.fromEntries(
    scaffoldStructures.map((structure) => [
      structure,
      { plugin_name: `Plain ${structure.replaceAll('_', ' ')}`, structure },
    ]),
  ),
  'files of its own': {
    plugin_name: 'Own Files',
    structure: 'standard',
    include_files: [
      'includes/class-report.php',
      'assets/css/report.css',
      'assets/js/report.js',
      'templates/',
      'uninstall.php',
      'readme.txt',
    ],
  },
  'files of its own, with classes': {
    plugin_name: 'Own Classes',
    structure: 'object_oriented',
    include_files: ['src/Report/Printer.php', 'languages/', 'data/defaults.json', 'views/report.html', 'CHANGELOG.md'],
  },
  ...Object.fromEntries(
    scaffoldStructures.map((structure) => [
      `hostile texts, ${structure}`,
      {
        plugin_name: `${structure} ${hostileName.slice(0, 150)}`,
        structure,
        description: hostileText,
        author: hostileText,
      },
    ]),
  ),
  'the longest name': { plugin_name: maxNameLength, structure: 'object_oriented' },
  'a name of emoji': { plugin_name: '🧰', structure: 'object_oriented' },
  'a name in Hebrew': { plugin_name: 'ארגז כלים', structure: 'block' },
};
