/** The size up to which the server takes a picture, of whatever it is. The texts beside the fields name it. */
export const maxPictureMegabytes = 5
export const maxPictureBytes = maxPictureMegabytes * 1024 * 1024
