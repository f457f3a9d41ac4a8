/** What the command line uses of cli-progress, by name: a bundle that imports a CommonJS package late finds no names in it. */
export { Presets, SingleBar } from 'cli-progress';
