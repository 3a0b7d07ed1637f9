/** Absolute path of the built console: `index.html`, and `assets/` whose names carry a hash of their content. */
export declare const consoleFolder: string
