import path from 'node:path'

/**
 * A path of the command line, as the caller meant it: npm runs a workspace's script in the workspace's folder and
 * keeps the folder it was called from in INIT_CWD.
 */
export function callerPath(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
}
