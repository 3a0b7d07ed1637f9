/** Deletes from `dist`, in every workspace of a repository, what no source stands for; returns it, relative to the root. */
export declare function sweepOutputs(root: string): string[]
