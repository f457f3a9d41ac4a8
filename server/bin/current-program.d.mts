/** The program to run, as a URL: the bundle where it is of the present sources, else those. */
export function currentProgram(root?: string, command?: string): string;
