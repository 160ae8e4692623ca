import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const uploadFormFile_201 = validate10;
const schema11 = {"$ref":"urn:parley:document#/components/schemas/UploadedFile"};
const schema13 = {"type":"object","description":"Receipt for a stored upload.","required":["file"],"properties":{"file":{"$ref":"#/components/schemas/FileReference"}}};
const schema14 = {"type":"object","description":"A stored file as the value of an upload field. Send it back unchanged as the field's answer; it is checked\nagainst what was stored for that workspace.\n","required":["fileId","url","mime","size","name"],"properties":{"fileId":{"type":"string","format":"uuid","description":"Id of the stored file."},"url":{"type":"string","format":"uri-reference","maxLength":2048,"description":"Signed download address, valid for a limited time; not a permanent link."},"mime":{"type":"string","minLength":3,"maxLength":255,"description":"Media type found in the content, whatever the file's name says."},"size":{"type":"integer","format":"int64","minimum":0,"description":"Size in bytes."},"name":{"type":"string","maxLength":255,"description":"File name as sent by the client, without any folder."}}};
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const formats2 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
const func2 = require("ajv/dist/runtime/ucs2length").default;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.file !== undefined){
let data0 = data.file;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.fileId === undefined){
const err1 = {instancePath:instancePath+"/file",schemaPath:"#/components/schemas/FileReference/required",keyword:"required",params:{missingProperty: "fileId"},message:"must have required property '"+"fileId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.url === undefined){
const err2 = {instancePath:instancePath+"/file",schemaPath:"#/components/schemas/FileReference/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.mime === undefined){
const err3 = {instancePath:instancePath+"/file",schemaPath:"#/components/schemas/FileReference/required",keyword:"required",params:{missingProperty: "mime"},message:"must have required property '"+"mime"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.size === undefined){
const err4 = {instancePath:instancePath+"/file",schemaPath:"#/components/schemas/FileReference/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.name === undefined){
const err5 = {instancePath:instancePath+"/file",schemaPath:"#/components/schemas/FileReference/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.fileId !== undefined){
let data1 = data0.fileId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err6 = {instancePath:instancePath+"/file/fileId",schemaPath:"#/components/schemas/FileReference/properties/fileId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/file/fileId",schemaPath:"#/components/schemas/FileReference/properties/fileId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.url !== undefined){
let data2 = data0.url;
if(typeof data2 === "string"){
if(func2(data2) > 2048){
const err8 = {instancePath:instancePath+"/file/url",schemaPath:"#/components/schemas/FileReference/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats2.test(data2))){
const err9 = {instancePath:instancePath+"/file/url",schemaPath:"#/components/schemas/FileReference/properties/url/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/file/url",schemaPath:"#/components/schemas/FileReference/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.mime !== undefined){
let data3 = data0.mime;
if(typeof data3 === "string"){
if(func2(data3) > 255){
const err11 = {instancePath:instancePath+"/file/mime",schemaPath:"#/components/schemas/FileReference/properties/mime/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(data3) < 3){
const err12 = {instancePath:instancePath+"/file/mime",schemaPath:"#/components/schemas/FileReference/properties/mime/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/file/mime",schemaPath:"#/components/schemas/FileReference/properties/mime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.size !== undefined){
let data4 = data0.size;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err14 = {instancePath:instancePath+"/file/size",schemaPath:"#/components/schemas/FileReference/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/file/size",schemaPath:"#/components/schemas/FileReference/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data0.name !== undefined){
let data5 = data0.name;
if(typeof data5 === "string"){
if(func2(data5) > 255){
const err16 = {instancePath:instancePath+"/file/name",schemaPath:"#/components/schemas/FileReference/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/file/name",schemaPath:"#/components/schemas/FileReference/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/file",schemaPath:"#/components/schemas/FileReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
validate10.errors = vErrors;
return errors === 0;
}

export const uploadFormFile_400 = validate14;
const schema15 = {"oneOf":[{"$ref":"urn:parley:document#/components/schemas/InvalidInputError"},{"$ref":"urn:parley:document#/components/schemas/UploadFailedError"}]};
const schema19 = {"type":"object","description":"The upload failed.","required":["error","message"],"properties":{"error":{"type":"string","enum":["upload_failed"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"upload_failed","message":"The upload failed"}};
const schema16 = {"type":"object","description":"The request is malformed.","required":["error","message"],"properties":{"error":{"type":"string","enum":["invalid_input"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."},"details":{"$ref":"#/components/schemas/RejectedInput"}},"example":{"error":"invalid_input","message":"The request is malformed"}};
const schema17 = {"type":"object","description":"What was wrong with the request, value by value.","properties":{"validation_errors":{"type":"array","items":{"$ref":"#/components/schemas/ValidationError"},"description":"Each rejected value."},"key":{"type":"string","description":"The rejected key of `variables`; `variables` itself when the map as a whole is rejected."}}};
const schema18 = {"type":"object","description":"One rejected value.","required":["field","rule"],"properties":{"field":{"type":"string","description":"Dotted path of the value in the body, or the name of the answered field.","example":"order_no"},"rule":{"type":"string","description":"The rule that was broken.","enum":["required","type","min_length","max_length","minimum","maximum","pattern","format","enum","upload_shape","file_too_large","mime_not_allowed"]},"expected":{"description":"What the rule wants: a bound, a pattern, a list of choices."}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.validation_errors !== undefined){
let data0 = data.validation_errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.field === undefined){
const err0 = {instancePath:instancePath+"/validation_errors/" + i0,schemaPath:"#/components/schemas/ValidationError/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data1.rule === undefined){
const err1 = {instancePath:instancePath+"/validation_errors/" + i0,schemaPath:"#/components/schemas/ValidationError/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.field !== undefined){
if(typeof data1.field !== "string"){
const err2 = {instancePath:instancePath+"/validation_errors/" + i0+"/field",schemaPath:"#/components/schemas/ValidationError/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.rule !== undefined){
let data3 = data1.rule;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/validation_errors/" + i0+"/rule",schemaPath:"#/components/schemas/ValidationError/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((((((((data3 === "required") || (data3 === "type")) || (data3 === "min_length")) || (data3 === "max_length")) || (data3 === "minimum")) || (data3 === "maximum")) || (data3 === "pattern")) || (data3 === "format")) || (data3 === "enum")) || (data3 === "upload_shape")) || (data3 === "file_too_large")) || (data3 === "mime_not_allowed"))){
const err4 = {instancePath:instancePath+"/validation_errors/" + i0+"/rule",schemaPath:"#/components/schemas/ValidationError/properties/rule/enum",keyword:"enum",params:{allowedValues: schema18.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/validation_errors/" + i0,schemaPath:"#/components/schemas/ValidationError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/validation_errors",schemaPath:"#/properties/validation_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
const err7 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "invalid_input")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/enum",keyword:"enum",params:{allowedValues: schema16.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.details !== undefined){
if(!(validate16(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/UploadFailedError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/UploadFailedError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/UploadFailedError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "upload_failed")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/UploadFailedError/properties/error/enum",keyword:"enum",params:{allowedValues: schema19.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/UploadFailedError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/UploadFailedError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const uploadFormFile_403 = validate19;
const schema20 = {"$ref":"urn:parley:document#/components/schemas/PermissionDeniedError"};
const schema21 = {"type":"object","description":"The caller lacks the permission.","required":["error","message"],"properties":{"error":{"type":"string","enum":["permission_denied"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."},"details":{"$ref":"#/components/schemas/MissingPermission"}},"example":{"error":"permission_denied","message":"The caller lacks the permission"}};
const schema22 = {"type":"object","required":["permission"],"properties":{"permission":{"type":"string","description":"The permission that is wanted; of an engine token the scope, or `workspace` where the request names a workspace that the token is not for."}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "permission_denied")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/enum",keyword:"enum",params:{allowedValues: schema21.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.details !== undefined){
let data2 = data.details;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.permission === undefined){
const err5 = {instancePath:instancePath+"/details",schemaPath:"#/components/schemas/MissingPermission/required",keyword:"required",params:{missingProperty: "permission"},message:"must have required property '"+"permission"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.permission !== undefined){
if(typeof data2.permission !== "string"){
const err6 = {instancePath:instancePath+"/details/permission",schemaPath:"#/components/schemas/MissingPermission/properties/permission/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/details",schemaPath:"#/components/schemas/MissingPermission/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate19.errors = vErrors;
return errors === 0;
}

export const uploadFormFile_404 = validate22;
const schema23 = {"oneOf":[{"$ref":"urn:parley:document#/components/schemas/FieldNotFoundError"},{"$ref":"urn:parley:document#/components/schemas/FormNotFoundError"}]};
const schema24 = {"type":"object","description":"The form has no upload field of that name.","required":["error","message"],"properties":{"error":{"type":"string","enum":["field_not_found"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"field_not_found","message":"The form has no upload field of that name"}};
const schema25 = {"type":"object","description":"No such form.","required":["error","message"],"properties":{"error":{"type":"string","enum":["form_not_found"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"form_not_found","message":"No such form"}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/FieldNotFoundError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/FieldNotFoundError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/FieldNotFoundError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "field_not_found")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/FieldNotFoundError/properties/error/enum",keyword:"enum",params:{allowedValues: schema24.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/FieldNotFoundError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/FieldNotFoundError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err6 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/FormNotFoundError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.message === undefined){
const err7 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/FormNotFoundError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/FormNotFoundError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(data2 === "form_not_found")){
const err9 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/FormNotFoundError/properties/error/enum",keyword:"enum",params:{allowedValues: schema25.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err10 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/FormNotFoundError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/FormNotFoundError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err12 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const uploadFormFile_413 = validate23;
const schema26 = {"$ref":"urn:parley:document#/components/schemas/FileTooLargeError"};
const schema27 = {"type":"object","description":"The file is larger than its field allows.","required":["error","message"],"properties":{"error":{"type":"string","enum":["file_too_large"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"file_too_large","message":"The file is larger than its field allows"}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/FileTooLargeError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/FileTooLargeError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/FileTooLargeError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "file_too_large")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/FileTooLargeError/properties/error/enum",keyword:"enum",params:{allowedValues: schema27.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/FileTooLargeError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/FileTooLargeError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

export const uploadFormFile_415 = validate24;
const schema28 = {"$ref":"urn:parley:document#/components/schemas/MimeNotAllowedError"};
const schema29 = {"type":"object","description":"The field does not accept files of this type.","required":["error","message"],"properties":{"error":{"type":"string","enum":["mime_not_allowed"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"mime_not_allowed","message":"The field does not accept files of this type"}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/MimeNotAllowedError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/MimeNotAllowedError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/MimeNotAllowedError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "mime_not_allowed")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/MimeNotAllowedError/properties/error/enum",keyword:"enum",params:{allowedValues: schema29.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/MimeNotAllowedError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/MimeNotAllowedError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export const uploadFormFile_500 = validate25;
const schema30 = {"oneOf":[{"$ref":"urn:parley:document#/components/schemas/InternalError"},{"$ref":"urn:parley:document#/components/schemas/UploadFailedError"}]};
const schema31 = {"type":"object","description":"The service failed.","required":["error","message"],"properties":{"error":{"type":"string","enum":["internal_error"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"internal_error","message":"The service failed"}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InternalError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InternalError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/InternalError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "internal_error")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/InternalError/properties/error/enum",keyword:"enum",params:{allowedValues: schema31.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/InternalError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InternalError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err6 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/UploadFailedError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.message === undefined){
const err7 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/UploadFailedError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/UploadFailedError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(data2 === "upload_failed")){
const err9 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/UploadFailedError/properties/error/enum",keyword:"enum",params:{allowedValues: schema19.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err10 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/UploadFailedError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/UploadFailedError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err12 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const uploadFormFile_503 = validate26;
const schema33 = {"$ref":"urn:parley:document#/components/schemas/ServiceUnavailableError"};
const schema34 = {"type":"object","description":"The service cannot answer at the moment; try again later.","required":["error","message"],"properties":{"error":{"type":"string","enum":["service_unavailable"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"service_unavailable","message":"The service cannot answer at the moment; try again later"}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "service_unavailable")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/properties/error/enum",keyword:"enum",params:{allowedValues: schema34.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

export const getUploadedFile_200 = validate27;
const schema35 = {"$ref":"urn:parley:document#/components/schemas/StoredFileReply"};
const schema36 = {"type":"object","description":"One stored file.","required":["file"],"properties":{"file":{"$ref":"#/components/schemas/StoredFile"}}};
const schema37 = {"type":"object","description":"A stored file with where it came from.","required":["fileId","url","mime","size","name","form","field","createdAt"],"properties":{"fileId":{"type":"string","format":"uuid","description":"The stored file."},"url":{"type":"string","format":"uri-reference","description":"Signed download address, valid for a limited time."},"mime":{"type":"string","description":"Media type found in the content."},"size":{"type":"integer","format":"int64","minimum":0,"description":"Size in bytes."},"name":{"type":"string","maxLength":255,"description":"File name as sent by the client, without any folder."},"form":{"type":"string","nullable":true,"description":"Code of the form it was uploaded for; null when for none."},"field":{"type":"string","nullable":true,"description":"Name of the upload field; null when for none."},"createdAt":{"type":"string","format":"date-time","description":"When it was stored."}}};
const formats8 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.file !== undefined){
let data0 = data.file;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.fileId === undefined){
const err1 = {instancePath:instancePath+"/file",schemaPath:"#/components/schemas/StoredFile/required",keyword:"required",params:{missingProperty: "fileId"},message:"must have required property '"+"fileId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.url === undefined){
const err2 = {instancePath:instancePath+"/file",schemaPath:"#/components/schemas/StoredFile/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.mime === undefined){
const err3 = {instancePath:instancePath+"/file",schemaPath:"#/components/schemas/StoredFile/required",keyword:"required",params:{missingProperty: "mime"},message:"must have required property '"+"mime"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.size === undefined){
const err4 = {instancePath:instancePath+"/file",schemaPath:"#/components/schemas/StoredFile/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.name === undefined){
const err5 = {instancePath:instancePath+"/file",schemaPath:"#/components/schemas/StoredFile/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.form === undefined){
const err6 = {instancePath:instancePath+"/file",schemaPath:"#/components/schemas/StoredFile/required",keyword:"required",params:{missingProperty: "form"},message:"must have required property '"+"form"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.field === undefined){
const err7 = {instancePath:instancePath+"/file",schemaPath:"#/components/schemas/StoredFile/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.createdAt === undefined){
const err8 = {instancePath:instancePath+"/file",schemaPath:"#/components/schemas/StoredFile/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.fileId !== undefined){
let data1 = data0.fileId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err9 = {instancePath:instancePath+"/file/fileId",schemaPath:"#/components/schemas/StoredFile/properties/fileId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/file/fileId",schemaPath:"#/components/schemas/StoredFile/properties/fileId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.url !== undefined){
let data2 = data0.url;
if(typeof data2 === "string"){
if(!(formats2.test(data2))){
const err11 = {instancePath:instancePath+"/file/url",schemaPath:"#/components/schemas/StoredFile/properties/url/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/file/url",schemaPath:"#/components/schemas/StoredFile/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.mime !== undefined){
if(typeof data0.mime !== "string"){
const err13 = {instancePath:instancePath+"/file/mime",schemaPath:"#/components/schemas/StoredFile/properties/mime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.size !== undefined){
let data4 = data0.size;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err14 = {instancePath:instancePath+"/file/size",schemaPath:"#/components/schemas/StoredFile/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/file/size",schemaPath:"#/components/schemas/StoredFile/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data0.name !== undefined){
let data5 = data0.name;
if(typeof data5 === "string"){
if(func2(data5) > 255){
const err16 = {instancePath:instancePath+"/file/name",schemaPath:"#/components/schemas/StoredFile/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/file/name",schemaPath:"#/components/schemas/StoredFile/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.form !== undefined){
let data6 = data0.form;
if((typeof data6 !== "string") && (data6 !== null)){
const err18 = {instancePath:instancePath+"/file/form",schemaPath:"#/components/schemas/StoredFile/properties/form/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.field !== undefined){
let data7 = data0.field;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/file/field",schemaPath:"#/components/schemas/StoredFile/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.createdAt !== undefined){
let data8 = data0.createdAt;
if(typeof data8 === "string"){
if(!(formats8.validate(data8))){
const err20 = {instancePath:instancePath+"/file/createdAt",schemaPath:"#/components/schemas/StoredFile/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/file/createdAt",schemaPath:"#/components/schemas/StoredFile/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/file",schemaPath:"#/components/schemas/StoredFile/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}

export const getUploadedFile_400 = validate30;
const schema38 = {"$ref":"urn:parley:document#/components/schemas/InvalidInputError"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "invalid_input")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/enum",keyword:"enum",params:{allowedValues: schema16.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.details !== undefined){
if(!(validate16(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
validate30.errors = vErrors;
return errors === 0;
}

export const getUploadedFile_404 = validate34;
const schema40 = {"$ref":"urn:parley:document#/components/schemas/NotFoundError"};
const schema41 = {"type":"object","description":"No such thing.","required":["error","message"],"properties":{"error":{"type":"string","enum":["not_found"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"not_found","message":"No such thing"}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/NotFoundError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/NotFoundError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/NotFoundError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "not_found")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/NotFoundError/properties/error/enum",keyword:"enum",params:{allowedValues: schema41.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/NotFoundError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/NotFoundError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

export const getUploadedFile_500 = validate35;
const schema42 = {"$ref":"urn:parley:document#/components/schemas/InternalError"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InternalError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InternalError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/InternalError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "internal_error")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/InternalError/properties/error/enum",keyword:"enum",params:{allowedValues: schema31.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/InternalError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InternalError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

export const getUploadedFile_503 = validate36;
const schema44 = {"$ref":"urn:parley:document#/components/schemas/ServiceUnavailableError"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "service_unavailable")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/properties/error/enum",keyword:"enum",params:{allowedValues: schema34.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

export const downloadFile_400 = validate37;
const schema46 = {"$ref":"urn:parley:document#/components/schemas/InvalidInputError"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "invalid_input")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/enum",keyword:"enum",params:{allowedValues: schema16.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.details !== undefined){
if(!(validate16(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}

export const downloadFile_404 = validate41;
const schema48 = {"$ref":"urn:parley:document#/components/schemas/NotFoundError"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/NotFoundError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/NotFoundError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/NotFoundError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "not_found")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/NotFoundError/properties/error/enum",keyword:"enum",params:{allowedValues: schema41.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/NotFoundError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/NotFoundError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

export const downloadFile_500 = validate42;
const schema50 = {"$ref":"urn:parley:document#/components/schemas/InternalError"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InternalError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InternalError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/InternalError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "internal_error")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/InternalError/properties/error/enum",keyword:"enum",params:{allowedValues: schema31.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/InternalError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InternalError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

export const downloadFile_503 = validate43;
const schema52 = {"$ref":"urn:parley:document#/components/schemas/ServiceUnavailableError"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "service_unavailable")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/properties/error/enum",keyword:"enum",params:{allowedValues: schema34.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

