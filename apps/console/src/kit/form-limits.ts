/** The limits of the contract, which the browser does not load for its schemas' weight; a test compares them. */
export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 200
export const NAME_MAX = 100
